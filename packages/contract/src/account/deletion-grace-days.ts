/** The days in which an account that is to be deleted can be kept after all. A page that only tells of it needs no schema. */
export const deletionGraceDays = 14
