/** The admin of the browser tests’ server. */
export const adminAccount = {
  name: 'Vesna Kralj',
  email: 'vesna@example.org',
  password: 'a key to every door',
}
