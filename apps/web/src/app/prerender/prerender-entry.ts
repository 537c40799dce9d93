export { routeDefinitions } from '../routes'
export { prerenderPage } from './prerender-page'
export { prerenderedRoutes } from './prerendered-routes'
