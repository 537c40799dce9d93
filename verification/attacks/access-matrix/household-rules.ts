import type { diet } from '@larder/contract/diet'
import type { household } from '@larder/contract/household'
import type { AccessRules } from './access-rule'
import type { MatrixApp } from './matrix-app'

const nothing = () => ({})
const putRight = ({ putRight: all }: MatrixApp) => all()
/** Somebody who lives there and may be sent away. */
const ofHana = ({ hana }: MatrixApp) => ({ params: { accountId: hana.user.id } })

export const householdAccess: AccessRules<typeof household> = {
  list: { about: 'kitchen', key: 'kitchen:read', ask: nothing },
  create: { about: 'self', key: null, ask: () => ({ body: { name: 'Hut' } }), after: putRight },
  current: { about: 'kitchen', key: 'kitchen:read', ask: nothing },
  update: { about: 'owners', key: 'kitchen:write', ask: () => ({ body: { currency: 'EUR' } }) },
  enter: {
    about: 'thing',
    key: null,
    gone: 'household-not-found',
    ask: ({ home }) => ({ params: { id: home } }),
  },
  leave: {
    about: 'thing',
    key: null,
    gone: 'household-not-found',
    except: { maker: 'last-owner' },
    ask: ({ home }) => ({ params: { id: home } }),
    after: putRight,
  },
  setRole: {
    about: 'owned',
    key: null,
    gone: 'member-not-found',
    ask: (matrix) => ({ ...ofHana(matrix), body: { role: 'member' } }),
  },
  removeMember: { about: 'owned', key: null, gone: 'member-not-found', ask: ofHana, after: putRight },
  invite: {
    about: 'owners',
    key: null,
    async ask({ make }) {
      await make.invitation()
      return { body: {} }
    },
  },
  withdraw: {
    about: 'owned',
    key: null,
    gone: 'invitation-not-found',
    ask: async ({ make }) => ({ params: { id: (await make.invitation()).id } }),
  },
  // Anyone who was given the code is meant to see where it leads.
  peek: {
    about: 'open',
    key: null,
    shows: 'everything',
    ask: async ({ make }) => ({ body: { code: (await make.invitation({ keepOthers: true })).code } }),
  },
  join: {
    about: 'community',
    key: null,
    shows: 'everything',
    except: { maker: 'already-member', member: 'already-member' },
    ask: async ({ make }) => ({ body: { code: (await make.invitation()).code } }),
    after: putRight,
  },
  live: { about: 'kitchen', key: 'kitchen:read', ask: nothing },
}

const person = { about: 'thing', gone: 'person-not-found' } as const
const aPerson = async ({ make }: MatrixApp) => ({ params: { id: await make.person() } })

export const dietAccess: AccessRules<typeof diet> = {
  people: { about: 'kitchen', key: 'kitchen:read', ask: nothing },
  addPerson: {
    about: 'kitchen',
    key: 'kitchen:write',
    async ask({ make }) {
      await make.person()
      return { body: { name: 'Guest' } }
    },
  },
  updatePerson: {
    ...person,
    key: 'kitchen:write',
    ask: async (matrix) => ({ ...(await aPerson(matrix)), body: { portions: 0.5 } }),
  },
  removePerson: { ...person, key: 'kitchen:write', ask: aPerson },
  saveDiets: {
    ...person,
    key: 'kitchen:write',
    ask: async (matrix) => ({ ...(await aPerson(matrix)), body: { diets: ['vegan'] } }),
  },
  saveRestrictions: {
    ...person,
    key: 'kitchen:write',
    ask: async (matrix) => ({
      ...(await aPerson(matrix)),
      body: { restrictions: [{ allergen: 'peanuts', severity: 'high' }] },
    }),
  },
  addDislike: {
    ...person,
    key: 'kitchen:write',
    ask: async (matrix) => ({ ...(await aPerson(matrix)), body: { text: 'olives' } }),
  },
  removeDislike: {
    ...person,
    key: 'kitchen:write',
    ask: async (matrix) => ({ ...(await aPerson(matrix)), query: { text: 'olives' } }),
  },
}
