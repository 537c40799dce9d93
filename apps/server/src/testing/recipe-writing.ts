export { setRecipeMark } from '../features/recipes/changes/recipe-marks'
export { saveRecipes } from '../features/recipes/changes/save-recipe'
