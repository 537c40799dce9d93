/** URL of the food icon sprite, built by vite/food-icon-sprite.ts. */
declare module 'virtual:food-icons' {
  const url: string
  export default url
}
