/** Who keeps the house of the browser tests. */
export const adminAccount = {
  name: 'Vesna Kralj',
  email: 'vesna@example.org',
  password: 'a key to every door',
}
