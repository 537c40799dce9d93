/** Where demo cooks have their e-mail: a domain that no real one can be in. */
export const demoDomain = 'demo.larder.test'

/** Likewise those of the crowd around them, who have no full shelves of their own. */
export const crowdDomain = `crowd.${demoDomain}`
