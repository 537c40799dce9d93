import { execFileSync } from 'node:child_process'

/** A command and its arguments. */
export type ConfinedCommand = readonly [string, ...string[]]

export interface ProcessConfinement {
  /** Where the code lies and where data may be written, seen from within. */
  code: string
  data: string
  line(command: ConfinedCommand): ConfinedCommand
}

const ownUser = ['--reuid=1000', '--regid=1000', '--clear-groups']
const isRoot = process.getuid?.() === 0
const namespaceFlags = [
  'unshare',
  ...(isRoot ? [] : ['--user', '--map-root-user']),
  '--mount',
  '--propagation',
  'private',
]

/**
 * What `read_only`, `tmpfs`, `user`, `cap_drop` and `no-new-privileges` mean to a process, by the same means of the kernel: a view
 * of the file system in which all is read-only but the data folder and an empty /tmp, an ordinary user, no capability, no way to
 * get one. Nothing where the machine does not let us.
 */
export function createConfinement(codeFolder: string, dataFolder: string): ProcessConfinement | undefined {
  try {
    execFileSync(
      namespaceFlags[0] ?? '',
      [...namespaceFlags.slice(1), '--', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'],
      {
        stdio: 'ignore',
      },
    )
    execFileSync('setpriv', ['--no-new-privs', 'true'], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  const script = [
    'set -e',
    'mount -t tmpfs tmpfs /mnt',
    'mkdir /mnt/app /mnt/data',
    'mount --rbind "$1" /mnt/app',
    'mount --bind "$2" /mnt/data',
    'mount -t tmpfs -o mode=1777,size=64m tmpfs /tmp',
    'mount -o remount,bind,ro /mnt/app',
    'mount -o remount,bind,ro /',
    'mount -o remount,ro /mnt',
    'cd /mnt/app',
    'shift 2',
    `exec setpriv ${isRoot ? ownUser.join(' ') : ''} --no-new-privs --bounding-set=-all --inh-caps=-all -- "$@"`,
  ].join('\n')
  return {
    code: '/mnt/app',
    data: '/mnt/data',
    line: (command) =>
      [
        ...namespaceFlags,
        '--',
        '/bin/sh',
        '-c',
        script,
        'sh',
        codeFolder,
        dataFolder,
        ...command,
      ] as unknown as ConfinedCommand,
  }
}
