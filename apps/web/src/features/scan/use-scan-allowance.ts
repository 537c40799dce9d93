import { type ScanAllowance, scan } from '@larder/contract/scan'
import { sync } from '../../api/sync'
import { useRead } from '../../api/use-read'

/** Reads the number of scans left today. */
export function useScanAllowance(): ScanAllowance | undefined {
  return useRead(scan.allowance, {}).data?.data
}

/** Every scan response includes the current allowance. */
export function setScanAllowance(allowance: ScanAllowance): void {
  sync.reads.set(scan.allowance, {}, allowance)
}
