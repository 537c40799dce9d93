export { saveRecipes } from '../features/recipes/saving'
