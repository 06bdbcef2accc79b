/** The operator whose demo take may read the launcher's own page (interface document, part 3), and who owns the first station key. */
export const DEMO_OPERATOR = 'demo@longtake.local';
