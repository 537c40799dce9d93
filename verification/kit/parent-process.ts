/** What a program answers its parent, by name. */
type Handlers = Readonly<Record<string, (argument: unknown) => unknown>>

/** Reports to the parent process that this program is ready, answers its questions, and ends when nobody asks any more. */
export function reportReady(started: object, close: () => Promise<void>, handlers: Handlers = {}): void {
  process.on('message', async ({ id, what, argument }: { id: number; what: string; argument: unknown }) => {
    process.send?.({ id, answer: (await handlers[what]?.(argument)) ?? null })
  })
  let closing = false
  const end = () => {
    if (closing) return
    closing = true
    void close().finally(() => process.exit())
  }
  process.on('disconnect', end)
  // A key press in the terminal reaches every process: the parent says when to end.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', end)
  // Interrupted while it started.
  if (!process.connected) end()
  else process.send?.(started)
}
