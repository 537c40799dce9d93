import { createContext, type RefObject } from 'react'

/** Which page was seen last, to tell the first one from those that follow. */
export const LastPathContext = createContext<RefObject<string | null>>({ current: null })
