import type {
  AdminUser,
  ContactMessage,
  ContentReport,
  PendingSubmission,
  SubmissionFacts,
  SystemView,
} from '@larder/contract/admin'
import type { Post } from '@larder/contract/community'

/** Bo, active on the free plan; overridable. */
export function anAdminUser(overrides: Partial<AdminUser> = {}): AdminUser {
  return {
    id: '0192f3a4-7c1e-7abc-8def-0000000000b0',
    name: 'Bo Lind',
    email: 'bo@example.org',
    status: 'Active',
    subscription: 'free',
    role: 'cook',
    scansCount: 1204,
    recipesCount: 7,
    joinedDate: '2026-03-04',
    secondFactor: false,
    you: false,
    ...overrides,
  }
}

/** A spinach pie by Bo; overridable. */
export function aSharedPost(overrides: Partial<Post> = {}): Post {
  return {
    id: 1,
    recipeId: 101,
    community: 'quick-meals',
    title: 'Spinach Pie',
    author: { name: 'Bo Lind', type: 'user', you: false, followed: false },
    content: 'For rainy Sundays.',
    at: '2026-11-14T08:00:00.000Z',
    preparationTime: '35 minutes',
    servings: 4,
    ingredients: ['400 g spinach', '200 g feta'],
    instructions: ['Wilt the spinach.', 'Bake it.'],
    tags: ['pie'],
    plate: ['spinach'],
    likes: 0,
    comments: 0,
    shares: 0,
    liked: false,
    reported: false,
    warnings: [],
    allergens: [],
    ...overrides,
  }
}

/** The other facts of the spinach pie recipe. */
const pieFacts: SubmissionFacts = {
  description: 'Crisp outside, soft inside.',
  equipment: ['pie dish'],
  difficulty: 'Easy',
  category: 'Main Dish',
  occasions: [],
}

export function aSubmission(id: number, overrides: Partial<PendingSubmission> = {}): PendingSubmission {
  const title = overrides.title ?? `Dish ${id}`
  return {
    id,
    title,
    author: 'Bo Lind',
    authorId: '0192f3a4-7c1e-7abc-8def-0000000000b0',
    community: 'quick-meals',
    at: '2026-11-14T08:00:00.000Z',
    kind: 'new',
    seen: `seen-${id}`,
    post: aSharedPost({ id, title }),
    ...pieFacts,
    ...overrides,
  }
}

export function aReport(overrides: Partial<ContentReport> = {}): ContentReport {
  return {
    kind: 'post',
    id: 1,
    at: '2026-11-14T08:00:00.000Z',
    post: aSharedPost(),
    ...pieFacts,
    reports: [{ reason: 'unsafe', words: 'Raw beans.', by: 'Ivo', at: '2026-11-14T08:00:00.000Z' }],
    ...overrides,
  }
}

export function aMessage(overrides: Partial<ContactMessage> = {}): ContactMessage {
  return {
    id: 1,
    name: 'Gus',
    email: 'gus@example.org',
    subject: 'Cannot sign in',
    message: 'Since yesterday.\nGus',
    at: '2026-11-14T08:00:00.000Z',
    ...overrides,
  }
}

/** A disk that fills up, a job that has not run, and one that failed. */
export function aSystem(): SystemView {
  const startedAt = '2026-11-14T08:00:00.000Z'
  return {
    version: '0.1.0',
    releases: [{ version: '0.1.0', changes: ['The first release.'] }],
    checks: [
      { name: 'database', state: 'good', detail: 'It responds and accepts changes.' },
      { name: 'disk', state: 'warning', detail: '0.9 GB of 40 GB are free.' },
    ],
    jobs: [
      { name: 'digest', everySeconds: 300 },
      { name: 'plans', everySeconds: 3600, startedAt, endedAt: startedAt, failure: 'TypeError' },
    ],
  }
}
