import { statement } from './statement'

/** Sends messages to every server that listens to their channels. */
export const notifyMessages = statement<
  Record<string, unknown>,
  [channels: readonly string[], messages: readonly string[]]
>({
  name: 'publish_messages',
  why: 'the query builder has no NOTIFY',
  gain: 'decision 33: any number of messages in one statement that writes nothing',
  text: 'select pg_notify(channel, word) from unnest($1::text[], $2::text[]) as message (channel, word)',
})
