export { paths } from '../paths'
export { staticRooms } from './page-heads'
export { staticPage } from './static-page'
