import type { Kind } from './kind'

/** Everything that can be measured: an engine adds its file beside this one, and its line here. */
export const kinds: readonly Kind[] = []
