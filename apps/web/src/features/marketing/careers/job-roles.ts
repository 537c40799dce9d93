export interface JobRole {
  readonly id: string
  readonly title: string
  readonly location: string
  readonly type: string
  readonly description: string
}

/** The address for applications. An operator who hires people puts their own address and roles here. */
export const careersEmail = 'careers@larder.example'

/** The six sample roles of the specification, shown as samples. */
export const jobRoles: readonly JobRole[] = [
  {
    id: 'frontend-engineer',
    title: 'Frontend Engineer',
    location: 'Remote',
    type: 'Full-time',
    description:
      'Build screens that somebody with wet hands and one minute can use: fast, readable, and the same without a network.',
  },
  {
    id: 'machine-learning-engineer',
    title: 'Machine Learning Engineer',
    location: 'Portland, OR',
    type: 'Full-time',
    description:
      'Teach a small model to tell a lime from an unripe lemon, on a phone, and to say honestly how sure it is.',
  },
  {
    id: 'recipe-developer',
    title: 'Recipe Developer',
    location: 'Portland, OR',
    type: 'Part-time',
    description:
      'Write and cook recipes that start from what is left over. Every amount is weighed, every swap tasted.',
  },
  {
    id: 'product-designer',
    title: 'Product Designer',
    location: 'Remote',
    type: 'Full-time',
    description:
      'Draw, test and simplify, from the first scan to the last plate. You take out more than you put in.',
  },
  {
    id: 'community-lead',
    title: 'Community Lead',
    location: 'Remote',
    type: 'Part-time',
    description:
      'Welcome cooks, look at what they share before others see it, and keep the talk as kind as a good kitchen.',
  },
  {
    id: 'support-specialist',
    title: 'Customer Support Specialist',
    location: 'Portland, OR',
    type: 'Contract',
    description:
      'Answer people’s questions in plain words, and carry what they stumble over back to those who can mend it.',
  },
]

/** Returns a mailto link with the role in the subject. */
export function createApplyLink(subject: string): string {
  return `mailto:${careersEmail}?subject=${encodeURIComponent(subject)}`
}
