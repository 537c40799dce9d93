export { layOutCookbook } from '../features/recipes/cookbook/lay-out'
