import { describe, expect, test } from 'vitest'
import { findCallerFolder, parseBackupCommand } from './backup-command'

const now = '2026-11-15T08:30:05.123Z'
const read = (...words: string[]) => parseBackupCommand(words, '/home/ana', now)

describe('what was typed', () => {
  test('is understood', () => {
    expect(read('backup')).toEqual({
      verb: 'backup',
      file: '/home/ana/larder-backup-2026-11-15-083005.tar.gz',
    })
    expect(read('backup', '../all.tar.gz')).toEqual({ verb: 'backup', file: '/home/all.tar.gz' })
    expect(read('restore', 'all.tar.gz')).toEqual({
      verb: 'restore',
      file: '/home/ana/all.tar.gz',
      replace: false,
    })
    expect(read('restore', '--replace', '/all.tar.gz')).toEqual({
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
    ['delete', 'a'],
  ])('or answered with the usage: %s %s %s', (...words) => {
    expect(() => read(...words)).toThrow('npm run restore -- FILE')
  })

  test('counts where it was typed, not where npm runs it', () => {
    expect(findCallerFolder({ npm_lifecycle_event: 'backup', INIT_CWD: '/home/ana' })).toBe('/home/ana')
    expect(findCallerFolder({ npm_lifecycle_event: 'test', INIT_CWD: '/home/ana' })).toBe(process.cwd())
    expect(findCallerFolder({})).toBe(process.cwd())
  })
})
