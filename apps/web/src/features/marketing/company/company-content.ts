/** The mission statement of the company page. */
export const companyMission = {
  sentence: 'Dinner should start with what is already there.',
  paragraphs: [
    'Most kitchens hold a week of good meals that nobody sees: the half bag of spinach, the rice behind the rice, the eggs bought twice. Food spoils because people forget it, and people forget it because keeping track is work.',
    'So we build the part that keeps track. Larder knows what you have, says what you can cook from it, and writes down only what you lack.',
  ],
} as const

export interface CompanyValue {
  readonly title: string
  readonly text: string
}

export const companyValues: readonly CompanyValue[] = [
  {
    title: 'Nothing wasted',
    text: 'What would spoil first is cooked first. Every screen asks what the food at home is good for, before it asks what to buy.',
  },
  {
    title: 'Honest answers',
    text: 'An allergen is found, not found, or not known, and ‘not known’ is never called safe. Every figure says what it was measured on.',
  },
  {
    title: 'Your kitchen stays yours',
    text: 'Larder runs on the machine of whoever runs it, with the network unplugged if need be. Your data leaves whole, whenever you ask.',
  },
  {
    title: 'Kind to wet hands',
    text: 'One large button beats five clever ones. Anything pressed by mistake can be taken back.',
  },
]

export interface TeamMember {
  readonly name: string
  readonly role: string
  readonly about: string
}

/** A fictional sample team; an operator replaces it with their own. Shown as a sample. */
export const teamMembers: readonly TeamMember[] = [
  { name: 'Ines Kovač', role: 'Product', about: 'Asks what a tired person would press.' },
  { name: 'Tomás Oliveira', role: 'Engineering', about: 'Keeps the shopping list alive in cellars.' },
  { name: 'Ruth Adeyemi', role: 'Recipes and food safety', about: 'Weighs every amount twice.' },
  { name: 'Jonas Lindqvist', role: 'Support', about: 'Reads every message that you send.' },
]

/** Also fictional and shown as a sample; the contact form does reach people. */
export const sampleAddress = {
  lines: ['Larder', '12 Pantry Lane', 'Portland, OR 97205'],
  email: 'hello@larder.example',
} as const
