import { Children, cloneElement, isValidElement, type ReactNode, type Ref } from 'react'
import { classNames } from './class-names'

type Props = Readonly<Record<string, unknown>>

/**
 * Gives the only child, a link or a list item, the props of the component that stands for it: `<Button asChild>`. Classes add
 * up; of two handlers the child's runs first. `before` comes before the child's own content.
 */
export function renderAsChild(children: ReactNode, props: Props, before?: ReactNode): ReactNode {
  const child = Children.only(children)
  if (!isValidElement<Props>(child)) return null
  const own = child.props
  const merged: Record<string, unknown> = { ...props, ...own }
  for (const [name, value] of Object.entries(props)) {
    const ofChild = own[name]
    if (name === 'className') merged.className = classNames(value as string, ofChild as string)
    else if (name === 'style') merged.style = { ...(value as object), ...(ofChild as object) }
    else if (name === 'ref') merged.ref = bothRefs(ofChild as Ref<unknown>, value as Ref<unknown>)
    else if (typeof value === 'function' && typeof ofChild === 'function')
      merged[name] = (...args: unknown[]) => {
        ofChild(...args)
        value(...args)
      }
    else if (ofChild === undefined) merged[name] = value
  }
  if (before === undefined) return cloneElement(child, merged)
  return cloneElement(child, merged, before, own.children as ReactNode)
}

function bothRefs(one: Ref<unknown> | undefined, other: Ref<unknown> | undefined): Ref<unknown> | undefined {
  if (!one || !other) return one ?? other
  return (element) => {
    for (const ref of [one, other]) {
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    }
  }
}
