/** The email domain of demo cooks; no real account can be in it. */
export const demoDomain = 'demo.larder.test'

/** The email domain of the crowd around them, whose members have no full inventory. */
export const crowdDomain = `crowd.${demoDomain}`
