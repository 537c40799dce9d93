import { keyOf } from '@larder/contract/endpoint'
import { type ScanAllowance, scan } from '@larder/contract/scan'
import { queries } from '../../api/query-client'
import { useRead } from '../../api/use-api'

/** How many scans are left today. */
export function useAllowance(): ScanAllowance | undefined {
  return useRead(scan.allowance, {}).data?.data
}

/** Every answer to a scan says it anew. */
export function showAllowance(allowance: ScanAllowance): void {
  queries.setQueryData(keyOf(scan.allowance), { data: allowance })
}
