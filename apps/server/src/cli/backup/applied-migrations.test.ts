import { describe, expect, test } from 'vitest'
import { readMigrations } from '../../db/migrate'
import { CommandError } from '../command-error'
import { createDropStatements, matchAppliedMigrations } from './applied-migrations'

const migration = (name: string, sql = '') => ({ name, sql, checksum: `sum of ${name}` })

describe('migrations', () => {
  test('are read from the source folder', async () => {
    expect((await readMigrations()).map(({ name }) => name)).toContain('0001-accounts.sql')
  })

  test('of a backup are matched in order, later ones are left out', () => {
    const known = [migration('0001-a.sql'), migration('0002-b.sql'), migration('0003-c.sql')]
    const applied = [
      { name: '0002-b.sql', checksum: 'sum of 0002-b.sql' },
      { name: '0001-a.sql', checksum: 'sum of 0001-a.sql' },
    ]
    expect(matchAppliedMigrations(known, applied, 'The backup').map(({ name }) => name)).toEqual([
      '0001-a.sql',
      '0002-b.sql',
    ])
  })

  test('that are unknown or different are rejected', () => {
    const known = [migration('0001-a.sql')]
    const newer = [{ name: '0009-z.sql', checksum: 'x' }]
    expect(() => matchAppliedMigrations(known, newer, 'The backup')).toThrow(CommandError)
    expect(() => matchAppliedMigrations(known, newer, 'The backup')).toThrow('newer Larder')
    const edited = [{ name: '0001-a.sql', checksum: 'x' }]
    expect(() => matchAppliedMigrations(known, edited, 'The backup')).toThrow('another Larder')
  })

  test('are undone by drop statements in a working order', () => {
    const sql = `
      create type mood as enum ('hungry');
      create table a (mood mood);
      create unlogged table if not exists "B" (n int);
      Create Or Replace Function tell() returns trigger language plpgsql as $$ begin return new; end $$;
      create materialized view m as select 1;
      create sequence numbers;
      alter table a rename to a2;`
    expect(createDropStatements([migration('1', sql)])).toEqual([
      'drop materialized view if exists "m"',
      'drop table if exists "a", "B", "a2"',
      'drop function if exists "tell"',
      'drop type if exists "mood"',
      'drop sequence if exists "numbers"',
    ])
  })
})
