/** As many beside each other as there is room for; the frame around it is the container. */
export const recipesGridClass = 'grid grid-cols-1 gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3'
