import { useState } from 'react';
import type { Location } from 'react-router-dom';

/**
 * A key for what is to be mounted anew when the visitor starts over (`useQueryParams`). It stays the
 * same through all other navigations.
 */
export function useStartOverKey({ state, key }: Location): string {
  const [startKey, setStartKey] = useState('');
  if (state?.startsOver && key !== startKey) setStartKey(key);
  return startKey;
}
