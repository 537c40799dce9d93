import { expect, test } from 'vitest'
import { createWritableHost } from './writable-host'

const [one, two] = [
  { host: 'one', port: 1 },
  { host: 'two', port: 2 },
]

/** Hosts of which the named ones take writes, and a clock that the pauses advance. */
function someHosts(...writable: string[]) {
  const takesWrites = new Set(writable)
  const probed: string[] = []
  let time = 0
  const found = createWritableHost({
    hosts: [one, two],
    async probe({ host }) {
      probed.push(host)
      if (!takesWrites.has(host)) throw new Error(`${host} takes no writes`)
    },
    now: () => time,
    async pause(ms) {
      time += ms
    },
  })
  return { found, takesWrites, probed, pass: (ms: number) => (time += ms) }
}

test('the host that accepts writes is found, and checked again after a while', async () => {
  const { found, probed, pass } = someHosts('two')
  expect(await found.find()).toBe(two)
  expect(await found.find()).toBe(two)
  expect(probed).toEqual(['one', 'two'])
  pass(1000)
  expect(await found.find()).toBe(two)
  expect(probed).toHaveLength(4)
})

test('after a failure the new one is found', async () => {
  const { found, takesWrites } = someHosts('one')
  expect(await found.find()).toBe(one)
  takesWrites.delete('one')
  takesWrites.add('two')
  expect(await found.find()).toBe(one)
  found.doubt()
  expect(await found.find()).toBe(two)
})

test('should two take writes, the one used so far stays', async () => {
  const { found, takesWrites } = someHosts('two')
  expect(await found.find()).toBe(two)
  takesWrites.add('one')
  found.doubt()
  expect(await found.find()).toBe(two)
})

test('those who ask at once share the answer', async () => {
  const { found, probed } = someHosts('one')
  await Promise.all([found.find(), found.find(), found.find()])
  expect(probed).toHaveLength(2)
})

test('a promotion is waited for, but not for ever', async () => {
  const { found, takesWrites, probed } = someHosts()
  await expect(found.find()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(probed).toHaveLength(24)
  takesWrites.add('one')
  expect(await found.find()).toBe(one)
})
