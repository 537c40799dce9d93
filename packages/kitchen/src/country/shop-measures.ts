/** Pack sizes of a country's shops: US units, metric, or metric with national sizes. Example: 'uk', milk by the pint. */
export type ShopMeasures = 'metric' | 'us' | 'uk' | 'au'
