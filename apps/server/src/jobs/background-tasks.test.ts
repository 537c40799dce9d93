import { expect, test } from 'vitest'
import { createLog } from '../log'
import { createBackgroundTasks } from './background-tasks'

test('background work is awaited, also work that it starts itself, and a failure is only logged', async () => {
  const logLines: string[] = []
  const background = createBackgroundTasks(createLog('error', { write: (line) => void logLines.push(line) }))
  const done: string[] = []
  background.run('the first', async () => {
    await Promise.resolve()
    background.run('the second', async () => void done.push('second'))
    done.push('first')
  })
  background.run('the third', () => {
    throw new Error('no plums left')
  })
  await background.settled()
  expect(done).toEqual(['first', 'second'])
  expect(logLines.join('')).toContain('the third failed')
  expect(logLines.join('')).toContain('no plums left')
})
