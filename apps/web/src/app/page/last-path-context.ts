import { createContext, type RefObject } from 'react'

/** The last page's path, to distinguish the first page from later ones. */
export const LastPathContext = createContext<RefObject<string | null>>({ current: null })
