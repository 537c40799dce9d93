import type { AuthorSummary, Comment, CommentThread, Community, Post } from '@larder/contract/community'

export function anAuthor(given: Partial<AuthorSummary> = {}): AuthorSummary {
  return {
    id: '0192f3a4-7c1e-7abc-8def-0123456789aa',
    name: 'Bo Lind',
    type: 'user',
    you: false,
    followed: false,
    ...given,
  }
}

/** Bo's lentil soup, liked by three others, unless told otherwise. */
export function aCommunityPost(given: Partial<Post> = {}): Post {
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
    ...given,
  }
}

export function aCommunity(given: Partial<Community> = {}): Community {
  return {
    id: 'vegetarian',
    name: 'Vegetarian',
    description: 'Vegetables, pulses and grains at the centre.',
    members: 12,
    posts: 1,
    joined: false,
    ...given,
  }
}

export function aComment(given: Partial<Comment> = {}): Comment {
  return {
    id: 31,
    author: anAuthor(),
    text: 'Mine needed ten minutes more.',
    at: '2026-11-15T09:00:00.000Z',
    removed: false,
    reported: false,
    ...given,
  }
}

export function aThread(given: Partial<CommentThread> = {}): CommentThread {
  return { ...aComment(given), answers: given.answers ?? [] }
}
