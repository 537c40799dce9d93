/** Where demo cooks have their e-mail: a domain that no real one can be in. */
export const demoDomain = 'demo.larder.test'
