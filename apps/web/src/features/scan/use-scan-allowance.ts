import { toQueryKey } from '@larder/contract/http/endpoint'
import { type ScanAllowance, scan } from '@larder/contract/scan'
import { queryClient } from '../../api/query-client'
import { useRead } from '../../api/use-read'

/** Reads the number of scans left today. */
export function useScanAllowance(): ScanAllowance | undefined {
  return useRead(scan.allowance, {}).data?.data
}

/** Every scan response includes the current allowance. */
export function setScanAllowance(allowance: ScanAllowance): void {
  queryClient.setQueryData(toQueryKey(scan.allowance), { data: allowance })
}
