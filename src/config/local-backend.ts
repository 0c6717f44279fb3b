/**
 * The publishable key of the embedded backend that `npm run dev` starts. It grants only what row
 * security grants to every visitor; a hosted project sets VITE_SUPABASE_PUBLISHABLE_KEY.
 */
export const defaultPublishableKey = 'sb_publishable_local_brandbff_backend';
