export { paths } from '../../paths'
export { prerenderPage } from './prerender-page'
export { prerenderedRoutes } from './prerendered-routes'
