/** What a process has taken so far. */
export interface ProcessUsage {
  /** Resident memory now. */
  megabytes: number
  /** The most it ever had. */
  peakMegabytes: number
  cpuMs: number
}

/** Reads what the measuring process passed to this program. */
export function readConfig<Config>(): Config {
  return JSON.parse(process.argv[2] ?? '{}')
}

/** What the measuring process may ask this program. */
export const usageHandlers = {
  usage(): ProcessUsage {
    const { user, system } = process.cpuUsage()
    return {
      megabytes: process.memoryUsage.rss() / 1_000_000,
      peakMegabytes: (process.resourceUsage().maxRSS * 1024) / 1_000_000,
      cpuMs: (user + system) / 1000,
    }
  },
}
