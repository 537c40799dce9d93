export { syncCookbook } from '../features/recipes/cookbook/sync-cookbook'
