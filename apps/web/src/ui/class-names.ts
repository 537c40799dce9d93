/** Joins the class names that are set: `classNames('a', open && 'b', undefined)` is `'a b'` or `'a'`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
