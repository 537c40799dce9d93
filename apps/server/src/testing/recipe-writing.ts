export { setMark } from '../features/recipes/marks'
export { saveRecipes } from '../features/recipes/saving'
