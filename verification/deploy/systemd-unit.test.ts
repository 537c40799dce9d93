import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync(new URL('../../deploy/systemd/larder.service', import.meta.url), 'utf8')

/** Reads a unit: lines `Key=value` by section; anything else is a fault. */
function parseUnit(unit: string): Record<string, Record<string, string>> {
  const sections: Record<string, Record<string, string>> = {}
  let current: Record<string, string> | undefined
  for (const line of unit.split('\n')) {
    const name = /^\[([A-Z]\w+)\]$/.exec(line)?.[1]
    const pair = /^([A-Z]\w+)=(.*)$/.exec(line)
    if (name) {
      current = {}
      sections[name] = current
    } else if (pair?.[1] && current) {
      expect(current[pair[1]], `${pair[1]} stands twice`).toBeUndefined()
      current[pair[1]] = pair[2] ?? ''
    } else expect(line, 'neither a section, a setting, a comment nor empty').toMatch(/^(#.*)?$/)
  }
  return sections
}

test('the unit can be read, starts Larder as an ordinary user and starts it again', () => {
  const { Unit, Service, Install } = parseUnit(text)
  expect(Object.keys(parseUnit(text))).toEqual(['Unit', 'Service', 'Install'])
  expect(Unit?.After).toBe('network-online.target')
  expect(Service).toMatchObject({
    User: 'larder',
    ExecStart: '/usr/bin/npm start',
    Restart: 'on-failure',
    EnvironmentFile: '-/etc/larder.env',
  })
  expect(Install?.WantedBy).toBe('multi-user.target')
  // Longer than a stop takes at most: LINGER_SECONDS, then what is under way.
  expect(Number(Service?.TimeoutStopSec)).toBeGreaterThanOrEqual(60)
})

test('its data are where it may write, and little else is', () => {
  const { Service } = parseUnit(text)
  expect(Service?.Environment).toContain(`LARDER_DATA=/var/lib/${Service?.StateDirectory}`)
  expect(Service).toMatchObject({
    ...{ ProtectSystem: 'strict', ProtectHome: 'true', PrivateTmp: 'true', NoNewPrivileges: 'true' },
    ...{ CapabilityBoundingSet: '', UMask: '0077', ReadWritePaths: Service?.WorkingDirectory },
  })
})
