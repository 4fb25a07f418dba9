/** Class of what antd's variables hold for; its parts bear it. */
export const ANTD_SCOPE = 'antd';
/** What antd's classes and variables begin with. */
export const ANTD_PREFIX = 'ant';
