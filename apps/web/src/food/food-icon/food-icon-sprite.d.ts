/** Where the file of food pictures lies; the build makes it (vite/food-icon-sprite.ts). */
declare module 'virtual:food-icons' {
  const address: string
  export default address
}
