/** As many columns as fit; the frame around it is the container. */
export const recipesGridClass = 'grid grid-cols-1 gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3'
