import * as z from 'zod/mini'

/** Default page size. Example: ten community posts. */
export const pageSize = 10

/** The query of every paged list. Example: `?page=2&size=10`. */
export const PageQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
  size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), pageSize),
})
/** The parsed query of a paged list. Example: `{ page: 2, size: 10 }`. */
export type PageQuery = z.infer<typeof PageQuery>

/** The position of a page in its list. Example: `{ number: 2, size: 10, pages: 25, total: 250 }`. */
export const PageInfo = z.object({ number: z.int(), size: z.int(), pages: z.int(), total: z.int() })
/** The position of a page in its list. Example: page 2 of 25. */
export type PageInfo = z.infer<typeof PageInfo>

/** Describes a page. Example: `toPageInfo({ page: 2, size: 10 }, 250).pages` is 25; an empty list has one page. */
export function toPageInfo({ page, size }: PageQuery, total: number): PageInfo {
  return { number: page, size, pages: Math.max(1, Math.ceil(total / size)), total }
}
