import { sync } from './sync'

/**
 * The query cache of the app. Hooks receive it directly instead of through a provider, so that a first page
 * without reads does not load it.
 */
export const queryClient = sync.reads.client
