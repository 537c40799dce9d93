import type { AuthorSummary, Comment, CommentThread, Community, Post } from '@larder/contract/community'

export function anAuthor(overrides: Partial<AuthorSummary> = {}): AuthorSummary {
  return {
    id: '0192f3a4-7c1e-7abc-8def-0123456789aa',
    name: 'Bo Lind',
    type: 'user',
    you: false,
    followed: false,
    ...overrides,
  }
}

/** Bo's lentil soup, liked by three others; overridable. */
export function aCommunityPost(overrides: Partial<Post> = {}): Post {
  return {
    id: 7,
    recipeId: 107,
    community: 'vegetarian',
    title: 'Lemony Lentil Soup',
    author: anAuthor(),
    content: 'For rainy days.',
    at: '2026-11-15T08:00:00.000Z',
    preparationTime: '25 min',
    servings: 4,
    ingredients: ['200 g red lentils', '1 lemon'],
    instructions: ['Simmer.', 'Serve.'],
    tags: ['soup', 'vegan'],
    plate: ['red-lentils', 'lemon'],
    likes: 3,
    comments: 2,
    shares: 1,
    liked: false,
    reported: false,
    warnings: [],
    allergens: [],
    ...overrides,
  }
}

export function aCommunity(overrides: Partial<Community> = {}): Community {
  return {
    id: 'vegetarian',
    name: 'Vegetarian',
    description: 'Vegetables, pulses and grains at the centre.',
    members: 12,
    posts: 1,
    joined: false,
    ...overrides,
  }
}

export function aComment(overrides: Partial<Comment> = {}): Comment {
  return {
    id: 31,
    author: anAuthor(),
    text: 'Mine needed ten minutes more.',
    at: '2026-11-15T09:00:00.000Z',
    removed: false,
    reported: false,
    ...overrides,
  }
}

export function aThread(overrides: Partial<CommentThread> = {}): CommentThread {
  return { ...aComment(overrides), answers: overrides.answers ?? [] }
}
