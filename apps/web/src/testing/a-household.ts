import type { HouseholdPerson } from '@larder/contract/diet'
import type { Household, HouseholdSummary, Member } from '@larder/contract/household'

const id = (last: string) => `0192f3a4-7c1e-7abc-8def-${last.padStart(12, '0')}`

export function aMember(overrides: Partial<Member> = {}): Member {
  return {
    accountId: id('1'),
    name: 'Ana Horvat',
    role: 'owner',
    joinedAt: '2026-03-03T08:00:00.000Z',
    you: true,
    ...overrides,
  }
}

/** A member called Ben, not the cook; overridable. */
export function anotherMember(overrides: Partial<Member> = {}): Member {
  return aMember({ accountId: id('2'), name: 'Ben Okafor', role: 'member', you: false, ...overrides })
}

export function aHousehold(overrides: Partial<Household> = {}): Household {
  return {
    id: id('a'),
    name: 'Ana’s kitchen',
    timeZone: 'Europe/Ljubljana',
    currency: 'EUR',
    role: 'owner',
    members: [aMember()],
    invitations: [],
    ...overrides,
  }
}

export function aSummary(overrides: Partial<HouseholdSummary> = {}): HouseholdSummary {
  return { id: id('a'), name: 'Ana’s kitchen', role: 'owner', members: 1, current: true, ...overrides }
}

export function aPerson(overrides: Partial<HouseholdPerson> = {}): HouseholdPerson {
  return {
    id: id('11'),
    name: 'Ana Horvat',
    member: true,
    you: true,
    portions: 1,
    diets: [],
    restrictions: [],
    dislikes: [],
    ...overrides,
  }
}

/** A child without an account, called Mia. */
export function aGuest(overrides: Partial<HouseholdPerson> = {}): HouseholdPerson {
  return aPerson({ id: id('12'), name: 'Mia', member: false, you: false, portions: 0.5, ...overrides })
}
