/** One line of a Dockerfile, continued lines joined. */
export interface DockerfileStep {
  readonly instruction: string
  /** `--from=built` and the like. */
  readonly flags: Readonly<Record<string, string>>
  readonly rest: string
}

/** What begins with a FROM. */
export interface DockerfileStage {
  readonly name: string | undefined
  readonly from: string
  readonly steps: readonly DockerfileStep[]
}

/** The stages of a Dockerfile, in order; the last one is the image. */
export function readDockerfile(text: string): DockerfileStage[] {
  const stages: { name: string | undefined; from: string; steps: DockerfileStep[] }[] = []
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n/g, ' ')
    .split('\n')
  for (const line of lines.filter((one) => one.trim() !== '')) {
    const [, instruction = '', given = ''] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? []
    if (instruction === '') throw new Error(`not an instruction: ${line}`)
    if (instruction === 'FROM') {
      const [, from = '', name] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(given) ?? []
      stages.push({ name, from, steps: [] })
      continue
    }
    const flags: Record<string, string> = {}
    const rest = given.replace(/--([\w-]+)=(\S+)\s+/g, (_, name: string, value: string) => {
      flags[name] = value
      return ''
    })
    // Only these take flags before what they are given; a RUN's belong to its command.
    const takesFlags = ['COPY', 'HEALTHCHECK'].includes(instruction)
    stages
      .at(-1)
      ?.steps.push({ instruction, flags: takesFlags ? flags : {}, rest: takesFlags ? rest : given })
  }
  return stages
}

/** What one instruction of a stage says, the last time it says it. */
export function lastInstruction(stage: DockerfileStage | undefined, instruction: string): string | undefined {
  return stage?.steps.findLast((step) => step.instruction === instruction)?.rest
}

/** What the image sets in the environment. */
export function parseEnvironment(stage: DockerfileStage | undefined): Record<string, string> {
  const pairs = stage?.steps.filter(({ instruction }) => instruction === 'ENV') ?? []
  return Object.fromEntries(
    pairs.flatMap(({ rest }) => rest.split(/\s+/)).map((pair) => pair.split('=') as [string, string]),
  )
}
