import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded/start-embedded'
import { migrate } from '../db/migrate'

export interface TestCluster {
  host: string
  port: number
  user: string
}

export const templateName = 'larder_template'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster
  }
}

/** Starts a temporary cluster with a migrated template; every test file gets its own copy. */
export async function startTestCluster(): Promise<{ cluster: TestCluster; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-test-'))
  const server = await startEmbedded({
    dataDir,
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '300' },
  })
  const { host, port, user, database } = server.connection
  const admin = new pg.Client({ host, port, user, database })
  await admin.connect()
  await admin.query(`create database ${templateName}`)
  await admin.end()
  const template = new pg.Pool({ host, port, user, database: templateName })
  await migrate(template)
  await template.end()
  return {
    cluster: { host, port, user },
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export default async function setup(project: TestProject) {
  const { cluster, stop } = await startTestCluster()
  project.provide('cluster', cluster)
  return stop
}
