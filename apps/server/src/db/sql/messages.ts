import { statement } from './statement'

/** Sends messages to every server that listens. */
export const notifyMessages = statement<
  Record<string, unknown>,
  [channel: string, messages: readonly string[]]
>({
  name: 'publish_messages',
  why: 'the query builder has no NOTIFY',
  gain: 'decision 33: any number of messages in one statement that writes nothing',
  text: 'select pg_notify($1, word) from unnest($2::text[]) as word',
})
