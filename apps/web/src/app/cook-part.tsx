import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from '../ui/lazy-part'

const preloads: (() => Promise<void>)[] = []

/**
 * A part of the frame that only signed-in cooks have, in a file that visitors do not load. Their first render waits for all of
 * them: rendered afterwards each would be a commit of its own, and React leaves 300 ms before it.
 */
export function cookPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  showMeanwhile?: (props: Props) => ReactNode,
) {
  const part = lazyPart(load, showMeanwhile)
  preloads.push(part.preload)
  return part
}

/** Loads all parts of the frame of a signed-in cook. */
export async function preloadCookParts(): Promise<void> {
  await Promise.all(preloads.map((preload) => preload()))
}
