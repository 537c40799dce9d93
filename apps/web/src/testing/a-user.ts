import type { User } from '@larder/contract/account'

export function aUser(overrides: Partial<User> = {}): User {
  return {
    id: '0192f3a4-7c1e-7abc-8def-0123456789ab',
    name: 'Ana Horvat',
    email: 'ana@example.org',
    subscription: 'free',
    role: 'cook',
    ...overrides,
  }
}
