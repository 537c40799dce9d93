import { describe, expect, test } from 'vitest'
import { findCallerFolder, parseBackupCommand } from './backup-command'

const now = '2026-11-15T08:30:05.123Z'
const parse = (...words: string[]) => parseBackupCommand(words, '/home/ana', now)

describe('the arguments of backup and restore', () => {
  test('are parsed', () => {
    expect(parse('backup')).toEqual({
      verb: 'backup',
      file: '/home/ana/larder-backup-2026-11-15-083005.tar.gz',
    })
    expect(parse('backup', '../all.tar.gz')).toEqual({ verb: 'backup', file: '/home/all.tar.gz' })
    expect(parse('backup', '--scheduled')).toEqual({ verb: 'scheduled' })
    expect(parse('restore', 'all.tar.gz')).toEqual({
      verb: 'restore',
      file: '/home/ana/all.tar.gz',
      replace: false,
    })
    expect(parse('restore', '--replace', '/all.tar.gz')).toEqual({
      verb: 'restore',
      file: '/all.tar.gz',
      replace: true,
    })
  })

  test.each([
    [],
    ['restore'],
    ['restore', '--replace'],
    ['restore', 'a', 'b'],
    ['restore', 'a', '--force'],
    ['backup', 'a', 'b'],
    ['backup', '--replace'],
    ['backup', '--scheduled', 'a'],
    ['restore', '--scheduled'],
    ['delete', 'a'],
  ])('print the usage when invalid: %s %s %s', (...words) => {
    expect(() => parse(...words)).toThrow('npm run restore -- FILE')
  })

  test('are resolved in the caller’s folder, not where npm runs the script', () => {
    expect(findCallerFolder({ npm_lifecycle_event: 'backup', INIT_CWD: '/home/ana' })).toBe('/home/ana')
    expect(findCallerFolder({ npm_lifecycle_event: 'test', INIT_CWD: '/home/ana' })).toBe(process.cwd())
    expect(findCallerFolder({})).toBe(process.cwd())
  })
})
