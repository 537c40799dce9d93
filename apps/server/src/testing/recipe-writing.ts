export { setRecipeMark } from '../features/recipes/changes/recipe-marks'
export { saveRecipes } from '../features/recipes/changes/save-recipe'
export { syncCookbook } from '../features/recipes/cookbook/sync-cookbook'
