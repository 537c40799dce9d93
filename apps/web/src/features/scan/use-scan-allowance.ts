import { toQueryKey } from '@larder/contract/http/endpoint'
import { type ScanAllowance, scan } from '@larder/contract/scan'
import { queryClient } from '../../api/query-client'
import { useRead } from '../../api/use-api'

/** How many scans are left today. */
export function useScanAllowance(): ScanAllowance | undefined {
  return useRead(scan.allowance, {}).data?.data
}

/** Every answer to a scan says it anew. */
export function setScanAllowance(allowance: ScanAllowance): void {
  queryClient.setQueryData(toQueryKey(scan.allowance), { data: allowance })
}
